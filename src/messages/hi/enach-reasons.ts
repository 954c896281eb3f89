import type * as english from '../en/enach-reasons';
import type { Translation } from '../translation';

export const enachReasons: Translation<typeof english.enachReasons> = {
  already_declined: 'यह अनुरोध पहले ही नामंज़ूर हो चुका है। नया अनुरोध शुरू करें।',
  authentication_failed: 'बैंक पक्का नहीं कर पाया कि यह आप ही हैं।',
  bank_account_invalid: 'बैंक इस खाते से अपने आप पैसे कटने की मंज़ूरी नहीं देता।',
  bank_account_validation_failed: 'बैंक इस तरीके से इस खाते की जाँच नहीं कर पाया।',
  bank_technical_error: 'आपके बैंक में कोई तकनीकी दिक्कत थी। कुछ समय बाद फिर कोशिश करें।',
  card_expired: 'आपका डेबिट कार्ड एक्सपायर हो चुका है।',
  debit_instrument_blocked: 'आपका कार्ड या खाता ब्लॉक है। इसे सिर्फ़ आपका बैंक खोल सकता है।',
  debit_instrument_inactive: 'आपका कार्ड या खाता चालू नहीं है। इसे सिर्फ़ आपका बैंक चालू कर सकता है।',
  duplicate_request: 'बैंक के पास यह अनुरोध पहले से है। कुछ मिनट रुकें, उसके बाद फिर कोशिश करें।',
  incorrect_otp: 'बैंक के पेज पर आपने जो कोड लिखा, वह गलत था। फिर कोशिश करें।',
  incorrect_pin: 'बैंक के पेज पर आपने जो पिन डाला, वह गलत था। फिर कोशिश करें।',
  insufficient_funds: 'बैंक की जाँच के लिए खाते में काफ़ी पैसे नहीं थे। पैसे जमा करें और फिर कोशिश करें।',
  joint_account_not_allowed: 'बैंक इसके लिए जॉइंट खाते की इजाज़त नहीं देता।',
  otp_attempts_exceeded: 'गलत कोड बहुत बार लिखा गया।',
  payment_cancelled: 'यह बैंक के पेज पर रद्द किया गया। कोई पैसा नहीं कटा। फिर कोशिश की जा सकती है।',
  payment_pending_approval: 'पहले किसी और व्यक्ति को बैंक में इसे मंज़ूर करना होगा। उनसे कहें, उसके बाद फिर कोशिश करें।',
  payment_timed_out: 'बैंक के पेज पर समय खत्म हो गया। फिर कोशिश करें और एक ही बार में पूरा करें।',
  transaction_limit_exceeded: 'रकम इस तरीके के लिए आपके बैंक की सीमा से ज़्यादा है।',
  user_not_registered_for_netbanking: 'इस खाते पर नेट बैंकिंग चालू नहीं है।',
};

export const unknownEnachReason: Translation<typeof english.unknownEnachReason> =
  'आपके बैंक ने ऐसा कोई कारण नहीं बताया जो हम समझते हों। फिर कोशिश करें, या अपने बैंक से पूछें।';
