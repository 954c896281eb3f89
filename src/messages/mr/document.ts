import type * as english from '../en/document';
import type { Translation } from '../translation';
import { productName } from './product';

export const documentMessages: Translation<typeof english.documentMessages> = {
  title: productName,
  description: 'छोट्या दुकानांसाठी हप्त्यांचे कर्ज, RBI च्या देखरेखीखालील संस्थांकडून.',
  loading: 'उघडत आहे',
  noScript: 'या ॲपला JavaScript लागते. ते सुरू करा, किंवा ॲप दुसऱ्या ब्राउझरमध्ये उघडा.',
  notArrived: 'हे पान पूर्ण उघडले नाही. तुमचे इंटरनेट तपासा: ते परत सुरू होताच हे पान आपोआप पुढे जाईल.',
};
