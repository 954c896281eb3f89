/** Transitions of `application` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
const crash = 'only a crash of our own code ends this child with an error; a failed call is an answer of it';

export const application: Readonly<Record<string, string>> = {};
void crash;
