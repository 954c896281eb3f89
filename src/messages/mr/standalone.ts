import type * as english from '../en/standalone';
import type { Translation } from '../translation';

export const standaloneCopy: Translation<typeof english.standaloneCopy> = {
  crash: {
    heading: 'ॲपमध्ये अचानक चूक झाली!',
    lead: 'चूक आमची आहे. तुम्ही केलेले काहीही हरवले नाही, आणि यामुळे पैशांचा कोणताही व्यवहार झाला नाही.',
    action: 'सुरुवातीला जा',
  },
};
