import type * as english from '../en/uploads';
import type { Translation } from '../translation';

export const picturesCopy: Translation<typeof english.picturesCopy> = {
  takePhoto: 'फोटो काढा',
  chooseFile: 'फोनमधून निवडा',
  preparing: 'फोटो तयार होत आहे',
  sending: (percent) => `पाठवत आहोत: ${percent}\u00a0%`,
  sendAgain: 'पुन्हा पाठवा',
  gone: 'हा फोटो आता या पानावर नाही. तो पुन्हा काढा.',
  problems: {
    empty: 'ही फाइल रिकामी आहे. फोटो पुन्हा काढा.',
    'too-large': 'ही फाइल 5\u00a0MB पेक्षा मोठी आहे. त्याऐवजी तिचा फोटो काढा.',
    'wrong-type': 'हा JPG किंवा PNG फोटो नाही. फोटो काढा, किंवा दुसरी फाइल निवडा.',
    unreadable: 'हा फोटो उघडता येत नाही. फोटो पुन्हा काढा.',
    'too-many-pixels': 'हा फोटो इतका मोठा आहे की फोनला तो उघडता येत नाही. त्याऐवजी त्याचा फोटो काढा.',
  },
  wrongTypeWithPdf: 'ही JPG, PNG किंवा PDF फाइल नाही. फोटो काढा, किंवा दुसरी फाइल निवडा.',
};
