import type * as english from '../en/document';
import type { Translation } from '../translation';
import { productName } from './product';

export const documentMessages: Translation<typeof english.documentMessages> = {
  title: productName,
  description: 'छोट्या दुकानांसाठी हप्त्यांचे कर्ज, RBI च्या नियमांनुसार काम करणाऱ्या संस्थांकडून.',
  loading: 'उघडत आहे',
  noScript: 'या अ‍ॅपला JavaScript लागते. ती सुरू करा, किंवा अ‍ॅप दुसऱ्या ब्राउझरमध्ये उघडा.',
  notArrived: 'हे पान पूर्ण उघडले नाही. तुमचे इंटरनेट तपासा: कनेक्शन परत येताच ते आपोआप पुढे जाईल.',
};
