/** Routes that the test of four at once leaves out, each with the reason. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  'POST /api/users/passkeys': 'needs a device; its challenge is deleted by who takes it',
  'POST /api/auth/passkey': 'needs a device; its challenge is deleted by who takes it',
  'POST /api/invitations/find': 'stores nothing',
  'POST /api/footprints/estimates': 'stores nothing',
  'POST /api/footprints/line-computations': 'stores nothing',
  'POST /api/footprints/offset-prices': 'stores nothing',
  'POST /api/vehicles/calculations': 'stores nothing',
  'POST /api/vehicles/registrations': 'stores nothing but what the registry answered',
  'POST /api/vehicles/verification': 'stores nothing',
  'POST /api/subscriptions/prices': 'stores nothing',
  'POST /api/subscriptions/{subscriptionId}/prices': 'stores nothing',
  'POST /api/offset-settings/previews': 'stores nothing',
  'POST /api/stores/plan-estimates': 'stores nothing',
  'POST /api/impact-page/preview': 'stores nothing',
  'POST /api/widgets/preview': 'stores nothing',
  'POST /api/footprints/{footprintId}/inventory/recalculations':
    'needs a newer set of factors: inventory.test.ts',
  'POST /api/payments/webhook': 'receive-event.test.ts sends events at once',
  'POST /api/mail/feedback': 'each report is stored once: send-issues.test.ts',
  'POST /api/content-webhooks': 'each event is stored once: content.test.ts',
  'POST /api/store-links/{connector}': 'woocommerce-stores.test.ts',
  'POST /api/store-webhooks/{connector}': 'delivery-batches.test.ts sends deliveries at once',
  'POST /api/store-webhooks/{connector}/{storeId}':
    'delivery-batches.test.ts sends deliveries at once',
  'POST /api/staff/content/reload': 'reads the content again, and changes nothing of ours',
  'POST /api/developer/clock': 'moves the time of the local payments, for developers alone',
}
