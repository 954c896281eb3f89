import type * as english from '../en/complaint-steps';
import type { Translation } from '../translation';

export const complaintStepsCopy: Translation<typeof english.complaintStepsCopy> = {
  furtherTitle: 'अजूनही सुटले नाही?',
  further:
    'आधी कर्ज देणाऱ्या संस्थेला लिहा, आणि तिचे उत्तर जपून ठेवा. तिने 30\u00a0दिवसांत तुमची तक्रार सोडवली नाही, तर भारतीय रिझर्व्ह बँक (RBI) ती स्वीकारते: त्यासाठी तिथे लोकपाल आहेत.',
  ombudsman: 'RBI लोकपालाकडे तक्रार करा',
  ombudsmanDetail: 'cms.rbi.org.in या वेबसाइटवर',
  call: 'RBI ला कॉल करा: 14448',
  callDetail: 'तक्रारींसाठी तिचा फोन नंबर',
  sachet: 'विनापरवाना कर्ज देणाऱ्याची तक्रार करा',
  sachetDetail: 'RBI च्या Sachet वेबसाइटवर: sachet.rbi.org.in',
  complain: 'तक्रार करा',
  complainDetail: 'इथेच ॲपमध्ये लिहा',
  rights: 'तुमचे हक्क',
  rightsDetail: 'तक्रारी, तुमची माहिती, आणि विचार बदलल्यास काय करायचे',

  officerTitle: 'या ॲपचे तक्रार निवारण अधिकारी',
  officerFor: 'या ॲपबद्दलच्या, आणि ॲप तुमच्या माहितीचे काय करते त्याबद्दलच्या तक्रारी घेतात.',
  noOfficer:
    'या ॲपच्या अधिकाऱ्यांचे नाव अजून इथे माहीत नाही. त्याऐवजी ॲपमध्ये तक्रार करा. तुमचे कर्ज असेल, तर तुम्हाला कर्ज देणाऱ्या संस्थेच्या तक्रार निवारण अधिकाऱ्यांनाही विचारता येते.',
};
