/** Ids that several examples share, as one leads to the other. */
export const EXAMPLE_PURCHASE_ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
export const EXAMPLE_CERTIFICATE_ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
export const EXAMPLE_STORE_ID = '5f0c9a52-6a1e-4c5d-9b4e-0d6b0f2f9d11'
export const EXAMPLE_MOMENT = '2026-12-01T10:00:00.000Z'
