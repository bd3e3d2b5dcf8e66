/** What is recorded in the activity, as people read it. */
export const CHANGE_ACTIVITY = {
  'change-drafted': 'Staff drafted a change of what everyone sees',
  'change-proposed': 'Staff proposed a change of what everyone sees',
  'change-published': 'Staff published a change of what everyone sees',
  'change-withdrawn': 'Staff withdrew a change of what everyone sees',
} as const
