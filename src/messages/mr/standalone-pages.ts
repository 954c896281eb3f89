import type * as english from '../en/standalone-pages';
import type { Translation } from '../translation';

export const plainPagesCopy: Translation<typeof english.plainPagesCopy> = {
  exit: {
    heading: 'आता हे पान बंद करता येते',
    lead: 'काहीही हरवलेले नाही. तुमचे कर्ज तुम्ही सोडले तसेच इथे आहे.',
    action: 'माझ्या कर्जाकडे परत जा',
  },
  notFound: {
    heading: 'असे पान नाही',
    lead: 'लिंक जुनी किंवा अपूर्ण असू शकते. तुमच्या कर्जावर काहीही परिणाम झालेला नाही.',
    action: 'सुरुवातीला जा',
  },
};
