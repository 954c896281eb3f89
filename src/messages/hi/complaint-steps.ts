import type * as english from '../en/complaint-steps';
import type { Translation } from '../translation';

export const complaintStepsCopy: Translation<typeof english.complaintStepsCopy> = {
  furtherTitle: 'अब भी हल नहीं हुआ?',
  further:
    'पहले लोन देने वाली संस्था को लिखें, और उसका जवाब सँभालकर रखें। अगर उसने 30\u00a0दिन के अंदर आपकी शिकायत हल नहीं की, तो शिकायत भारतीय रिज़र्व बैंक (RBI) सुनता है: उसका एक लोकपाल है।',
  ombudsman: 'RBI लोकपाल से शिकायत करें',
  ombudsmanDetail: 'उसकी वेबसाइट cms.rbi.org.in पर',
  call: 'RBI को कॉल करें: 14448',
  callDetail: 'शिकायतों के लिए उसका फ़ोन नंबर',
  sachet: 'बिना लाइसेंस लोन देने वाले की शिकायत करें',
  sachetDetail: 'RBI की वेबसाइट Sachet पर: sachet.rbi.org.in',
  complain: 'शिकायत करें',
  complainDetail: 'यहीं ऐप में लिखें',
  rights: 'आपके अधिकार',
  rightsDetail: 'शिकायतें, आपकी जानकारी, और मन बदलने पर क्या करें',

  officerTitle: 'इस ऐप के शिकायत निवारण अधिकारी',
  officerFor: 'इस ऐप के बारे में, और ऐप आपकी जानकारी का क्या करता है, इस बारे में शिकायतें सुनते हैं।',
  noOfficer:
    'इस ऐप के अधिकारी का नाम अभी यहाँ पता नहीं है। इसके बदले ऐप में शिकायत करें। अगर आपका लोन है, तो लोन देने वाली संस्था के शिकायत निवारण अधिकारी से भी पूछा जा सकता है।',
};
