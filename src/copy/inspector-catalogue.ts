/** Texts of the inspector's page Catalogue, which shows every screen of every state. */
export const catalogueCopy = {
  title: 'Catalogue',
  nav: 'Catalogue',
  all: 'Every screen',
  lead: 'Each screen that the walk over all transitions of all charts met, with the samples of the tests.',
  journeys: 'Journeys',
  looks: {
    label: 'Show the screens in',
    light: 'Light',
    dark: 'Dark',
    narrow: '320 px',
    large: '200 % text',
  },
  /** Sizes of the phone, for the page of a state. */
  sizes: {
    light: '360 px wide',
    dark: '360 px wide',
    narrow: 'the narrowest phone',
    large: '320 px wide',
  },
  search: {
    label: 'Search the screens',
    hint: 'Journey, state, words on the screen',
    none: (typed: string) => `No screen has “${typed}”.`,
    clear: 'Show all',
  },
  counts: (screens: number, states: number) =>
    `${screens} ${screens === 1 ? 'screen' : 'screens'} of ${states} ${states === 1 ? 'state' : 'states'}`,
  numbered: (number: number, count: number) => `${number} of ${count}`,
  back: 'All screens',
  chart: 'In its chart',
  previous: 'Previous state',
  next: 'Next state',
  keys: '← and → open the state before and the next one, Esc leads back.',
  alt: (state: string, look: string) => `Screen of ${state}: ${look}`,
  unknown: (name: string) => `There is no picture of “${name}”.`,
  empty: {
    lead: 'There are no pictures here yet. They are taken from the code as it is, in some minutes, by',
    one: 'of one journey:',
    builds: 'A build of the inspector takes in what is there:',
    all: 'npm run pictures',
    some: 'npm run pictures -- home',
    build: 'npm run build:inspector',
  },
} as const;
