import type * as english from '../en/allocation-order';
import type { Translation } from '../translation';

export const allocationOrder: Translation<typeof english.allocationOrder> =
  'पेमेंट आधी ज्या हप्त्यांची तारीख आली आहे त्यांना जाते, सर्वात जुन्या हप्त्याला आधी: प्रत्येक हप्त्यात आधी व्याज, मग कर्जाची रक्कम. त्यानंतर विलंब शुल्काला. त्यानंतर पुढे येणाऱ्या हप्त्यांना.';
