import { type Operation, ok, type Schemas } from '../../base/operation';

type NicCode = Schemas['NicCode'];
type Activity = NonNullable<NicCode['major_activity']>;

/** Codes of the National Industrial Classification 2008 for small shops (Ministry of Statistics, sub-classes). */
const GROUPS: [section: string, activity: Activity, codes: Record<string, string>][] = [
  [
    'G',
    'TRADING',
    {
      47110: 'Retail sale in non-specialized stores with food, beverages or tobacco predominating',
      47190: 'Other retail sale in non-specialized stores',
      47211: 'Retail sale of cereals and pulses, tea, coffee, spices and flour',
      47212: 'Retail sale of fresh or preserved fruit and vegetables',
      47213: 'Retail sale of meat, meat products, poultry products, fish, other seafood and products thereof',
      47214: 'Retail sale of bakery products, dairy products and eggs',
      47215: 'Retail sale of sugar confectionery and sweetmeat',
      47219: 'Retail sale of other food products n.e.c.',
      47222: 'Retail sale of non-alcoholic beverages including icecream not for consumption on the premises',
      47230: 'Retail sale of tobacco products in specialized stores',
      47411: 'Retail sale of computers and computer peripherals',
      47414: 'Retail sale of telecommunication equipment',
      47420: 'Retail sale of audio and video equipment in specialized stores',
      47510: 'Retail sale of textiles in specialized stores',
      47521: 'Retail sale of building material such as bricks, wood, sanitary equipment',
      47522:
        'Retail sale of hardware including paints, varnishes and lacquers and do-it-yourself materials and equipments',
      47591: 'Retail sale of household furniture',
      47592: 'Retail sale of household utensils and cutlery, crockery, glassware, china and pottery',
      47593: 'Retail sale of gas stoves, cooking/kitchen appliances',
      47594: 'Retail sale of refrigerators, washing machines and other electrical/electronic household goods',
      47611: 'Retail sale of books of all kinds',
      47613: 'Retail sale of stationery office supplies such as pens, pencils, paper etc.',
      47640: 'Retail sale of games and toys in specialized stores',
      47711:
        'Retail sale of readymade garments, hosiery goods, other articles of clothing and clothing accessories such as gloves, ties, braces etc.',
      47713: 'Retail sale of footwear',
      47714: 'Retail sale of leather goods and travel accessories of leather and leather substitutes',
      47721: 'Retail sale of pharmaceuticals, medical and orthopaedic goods and toilet articles',
      47722: 'Retail sale of perfumery and cosmetic articles',
      47732: 'Retail sale of watches and clocks',
      47733: 'Retail sale of jewellery and imitation jewellery',
      47734: 'Retail sale of flowers, plants, pet animals and pet food',
      47737: 'Retail sale of seeds, fertilisers, pesticides, machinery equipments and hand tools',
      47810: 'Retail sale via stalls and markets of food, beverages and tobacco products',
      47820: 'Retail sale via stalls and markets of textiles, clothing and footwear',
      47890: 'Retail sale via stalls and markets of other goods',
      47912: 'Retail sale via e-commerce',
      45300: 'Sale of motor vehicle parts and accessories',
    },
  ],
  [
    'G',
    'SERVICES',
    {
      45200: 'Maintenance and repair of motor vehicles',
      45403: 'Maintenance and repair of motor cycles, mopeds, scooters and three wheelers',
    },
  ],
  [
    'I',
    'SERVICES',
    {
      56101: 'Restaurants without bars',
      56102: 'Cafeterias, fast-food restaurants and other food preparation in market stalls',
      56103: 'Ice cream mobile vendors, mobile food carts',
      56210: 'Event catering',
      56302: 'Tea/coffee shops',
      56303: 'Fruit juice bars',
      56304: 'Mobile beverage vendors',
    },
  ],
  [
    'H',
    'SERVICES',
    {
      49224: 'Taxi operation',
      49231: 'Motorised road freight transport',
      53200: 'Courier activities',
    },
  ],
  [
    'S',
    'SERVICES',
    {
      95111: 'Repair and maintenance of computer and peripheral equipment',
      95120: 'Repair of communication equipment',
      95210: 'Repair of consumer electronics',
      95230: 'Repair of footwear and leather goods',
      95240: 'Repair of furniture and home furnishings',
      95291: 'Repair of bicycles',
      95292: 'Repair and alteration of clothing',
      95293: 'Repair and alteration of jewellery',
      95294: 'Repair of watches, clocks and their parts',
      96010: 'Washing and (dry-) cleaning of textile and fur products',
      96020: 'Hairdressing and other beauty treatment',
    },
  ],
  [
    'C',
    'MANUFACTURING',
    {
      10306: 'Manufacture of pickles, chutney etc.',
      10504: 'Manufacture of cream, butter, cheese, curd, ghee, khoya etc.',
      10505: 'Manufacture of ice-cream, kulfi etc.',
      10611: 'Flour milling',
      10612: 'Rice milling',
      10711: 'Manufacture of bread',
      10712: 'Manufacture of biscuits, cakes, pastries, rusks etc.',
      10734: 'Manufacture of sweetmeats including dairy based sweetmeats',
      10795: 'Grinding and processing of spices',
      10796: 'Manufacture of papads, appalam and similar food products',
      13991: 'Embroidery work and making of laces and fringes',
      14101: 'Manufacture of all types of textile garments and clothing accessories',
      14105: 'Custom tailoring',
    },
  ],
];

/** All codes of the sandbox, sorted. */
const NIC_CODES: NicCode[] = GROUPS.flatMap(([section, major_activity, codes]) =>
  Object.entries(codes).map(([code, description]) => ({ code, description, section, major_activity })),
).sort((first, second) => first.code.localeCompare(second.code));

const KNOWN_CODES = new Set(NIC_CODES.map(({ code }) => code));

export const isNicCode = (code: string): boolean => KNOWN_CODES.has(code);

export const listNicCodes: Operation<'listNicCodes'> = async () => ok({ nic_codes: NIC_CODES });
