/** Why the phone gave no location: the cases that have a text in spec 8. */
export type LocationFailure = 'location-permission' | 'location-data' | 'settings';

/** Location of the shop, in degrees. Personal data: it is for the lender only, and is discarded once it is saved. */
export interface ShopLocation {
  readonly latitude: number;
  readonly longitude: number;
}

/** Result of requesting the location from the phone; both are null when only the phone's settings were opened. */
export interface LocationResult {
  readonly location: ShopLocation | null;
  readonly failure: LocationFailure | null;
}
