/** The kinds of email, with what each brings. Those that must arrive cannot be turned off. */
export const NOTIFICATIONS = [
  {
    kind: 'receipts',
    name: 'Receipts and invoices',
    brings:
      'For every payment, with its invoice and the way to its certificate; when one is refunded, and when a plan changes or ends.',
    isAlways: true,
    byDefault: true,
  },
  {
    kind: 'security',
    name: 'Safety of your account',
    brings: 'A changed password or email, a new second factor, staff acting on your behalf.',
    isAlways: true,
    byDefault: true,
  },
  {
    kind: 'failed-payments',
    name: 'Failed payments',
    brings: 'When a card was refused and something you rely on would stop.',
    isAlways: true,
    byDefault: true,
  },
  {
    kind: 'reminders',
    name: 'Reminders',
    brings: 'Before a renewal, and when a card is about to expire.',
    isAlways: false,
    byDefault: true,
  },
] as const

export type NotificationKind = (typeof NOTIFICATIONS)[number]['kind']
export type NotificationChoices = Readonly<Partial<Record<NotificationKind, boolean>>>

/** Whether an email of this kind may be sent to someone who chose so. */
export function mayNotify(kind: NotificationKind, choices: NotificationChoices): boolean {
  const known = NOTIFICATIONS.find((each) => each.kind === kind)
  if (!known) return false
  return known.isAlways || (choices[kind] ?? known.byDefault)
}
