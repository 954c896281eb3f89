import type * as english from '../en/allocation-order';
import type { Translation } from '../translation';

export const allocationOrder: Translation<typeof english.allocationOrder> =
  'भरलेल्या पैशांतून आधी तारीख आलेले हप्ते भरले जातात, सर्वांत जुना हप्ता आधी: प्रत्येक हप्त्यात आधी व्याज, मग कर्जाची रक्कम. त्यानंतर विलंब शुल्क. त्यानंतर पुढे येणारे हप्ते.';
