import type * as english from '../en/register-business';
import type { Translation } from '../translation';

export const registerBusinessCopy: Translation<typeof english.registerBusinessCopy> = {
  title: 'व्यवसायाची नोंदणी',
  loading: 'तुमच्या व्यवसायाच्या नोंदणीबद्दल आम्ही विचारत आहोत.',
  heading: 'तुमच्या व्यवसायाची मोफत नोंदणी करा',
  registeredHeading: 'तुमच्या व्यवसायाची नोंदणी झाली आहे',
  closedHeading: 'सध्या इथे नोंदणी करता येत नाही',
  closedLead:
    'उद्यम हे छोट्या व्यवसायांचे सरकारी रजिस्टर आहे. त्याच्या स्वतःच्या साइटवर मोफत नोंदणी करता येते: त्यासाठी कोणालाही पैसे देऊ नका.',
  lead: 'उद्यम हे छोट्या व्यवसायांचे सरकारी रजिस्टर आहे.',
  name: 'व्यवसाय',
  status: 'उद्यम',
  number: 'उद्यम क्रमांक',
  gstin: 'GSTIN',
  facts: [
    { title: 'हे मोफत आहे', detail: 'सरकार कोणतीही फी घेत नाही. त्यासाठी कोणालाही पैसे देऊ नका.' },
    { title: 'कर्जासाठी उपयोग होतो', detail: 'काही संस्था ती मागतात.' },
    { title: 'तुम्हाला काय लागेल', detail: 'तुमचे आधार, तुमचा PAN, आणि आधारशी जोडलेला फोन.' },
  ],
  register: 'आता नोंदणी करा',
  goOn: 'नोंदणी पुढे चालू ठेवा',
  toLoan: 'तुमच्या कर्जाकडे जा',
  later: 'नंतर',
  unavailable: 'तुमच्या व्यवसायाच्या नोंदणीची माहिती आम्हाला वाचता आली नाही',
};
