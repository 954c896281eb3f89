/** Why the phone gave no location: the cases that spec 8 has texts for. */
export type LocationFailure = 'location-permission' | 'location-data' | 'settings';

/** Location of the shop, in degrees; personal data: for the lender only, and not kept once it is saved. */
export interface ShopLocation {
  readonly latitude: number;
  readonly longitude: number;
}

/** Result of requesting the location from the phone; both are null when only the settings were opened. */
export interface LocationResult {
  readonly location: ShopLocation | null;
  readonly failure: LocationFailure | null;
}
