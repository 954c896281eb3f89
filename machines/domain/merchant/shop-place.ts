/** Why the phone gave no place, where spec 8 has words for it. */
export type PlaceFailure = 'location-permission' | 'location-data' | 'settings';

/** Where the shop is, in degrees; personal data: for the lender only, and not kept once it is saved. */
export interface ShopPlace {
  readonly latitude: number;
  readonly longitude: number;
}

/** What came of asking the phone; null when there is nothing to complain of. */
export interface PlaceAnswer {
  readonly place: ShopPlace | null;
  readonly failure: PlaceFailure | null;
}
