/** What is done again and again, and when, in UTC. */
export const SCHEDULES = [
  ['reconcile-payments', '* * * * *'],
  ['bill-stores', '* * * * *'],
  ['allocate-supply', '* * * * *'],
  ['publish-open-data', '*/5 * * * *'],
  ['pull-due-stores', '*/5 * * * *'],
  ['tell-of-stores', '*/5 * * * *'],
  ['check-webhooks', '29 4 * * *'],
  ['charge-due-stores', '11 5 * * *'],
  ['load-rates', '37 * * * *'],
  ['deliver-gifts', '* * * * *'],
  ['sweep-expired', '17 * * * *'],
  ['delete-files', '* * * * *'],
  ['send-newsletters', '* * * * *'],
  ['sweep-files', '43 3 * * *'],
  ['sweep-old-rows', '7 2 * * *'],
  ['keep-partitions', '52 1 * * *'],
] as const
