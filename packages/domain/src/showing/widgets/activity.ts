/** What is recorded in the activity, as people read it. */
export const WIDGETS_ACTIVITY = {
  'widget-added': 'A live widget was added',
  'widget-changed': 'A live widget was changed',
  'widget-switched': 'A live widget was turned on or off',
  'widget-removed': 'A live widget was removed',
} as const
