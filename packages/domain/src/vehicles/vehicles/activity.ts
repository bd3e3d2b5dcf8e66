/** What is recorded in the activity, as people read it. */
export const VEHICLES_ACTIVITY = {
  'vehicles-shown-or-hidden': 'Showing the vehicles in public was turned on or off',
} as const
