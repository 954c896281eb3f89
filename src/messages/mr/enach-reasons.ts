import type * as english from '../en/enach-reasons';
import type { Translation } from '../translation';

export const enachReasons: Translation<typeof english.enachReasons> = {
  already_declined: 'ही विनंती आधीच नामंजूर झाली आहे. नवीन विनंती सुरू करा.',
  authentication_failed: 'हे तुम्हीच आहात, याची बँकेला खात्री करता आली नाही.',
  bank_account_invalid: 'आपोआप पैसे कापण्यासाठी बँक हे खाते स्वीकारत नाही.',
  bank_account_validation_failed: 'बँकेला या पद्धतीने हे खाते तपासता आले नाही.',
  bank_technical_error: 'तुमच्या बँकेत तांत्रिक अडचण होती. काही वेळाने पुन्हा प्रयत्न करा.',
  card_expired: 'तुमच्या डेबिट कार्डची मुदत संपली आहे.',
  debit_instrument_blocked: 'तुमचे कार्ड किंवा खाते ब्लॉक आहे. ते फक्त तुमची बँक उघडू शकते.',
  debit_instrument_inactive: 'तुमचे कार्ड किंवा खाते सुरू नाही. ते फक्त तुमची बँक सुरू करू शकते.',
  duplicate_request: 'ही विनंती बँकेकडे आधीच आहे. काही मिनिटे थांबा, मग पुन्हा प्रयत्न करा.',
  incorrect_otp: 'बँकेच्या पानावर तुम्ही लिहिलेला कोड चुकीचा होता. पुन्हा प्रयत्न करा.',
  incorrect_pin: 'बँकेच्या पानावर तुम्ही टाकलेला पिन चुकीचा होता. पुन्हा प्रयत्न करा.',
  insufficient_funds: 'बँकेच्या पडताळणीसाठी खात्यात पुरेसे पैसे नव्हते. पैसे जमा करा आणि पुन्हा प्रयत्न करा.',
  joint_account_not_allowed: 'बँक यासाठी संयुक्त खात्याला परवानगी देत नाही.',
  otp_attempts_exceeded: 'चुकीचा कोड खूप वेळा लिहिला गेला.',
  payment_cancelled: 'ते बँकेच्या पानावर रद्द केले गेले. पैसे कापले गेले नाहीत. पुन्हा प्रयत्न करता येतो.',
  payment_pending_approval: 'आधी दुसऱ्या व्यक्तीला बँकेत याला मंजुरी द्यावी लागेल. त्यांना सांगा, मग पुन्हा प्रयत्न करा.',
  payment_timed_out: 'बँकेच्या पानावरची वेळ संपली. पुन्हा प्रयत्न करा आणि मध्ये न थांबता पूर्ण करा.',
  transaction_limit_exceeded: 'रक्कम या पद्धतीसाठीच्या तुमच्या बँकेच्या मर्यादेपेक्षा जास्त आहे.',
  user_not_registered_for_netbanking: 'या खात्यासाठी नेट बँकिंग सुरू नाही.',
};

export const unknownEnachReason: Translation<typeof english.unknownEnachReason> =
  'तुमच्या बँकेने आम्हाला समजेल असे कारण दिलेले नाही. पुन्हा प्रयत्न करा, किंवा तुमच्या बँकेला विचारा.';
