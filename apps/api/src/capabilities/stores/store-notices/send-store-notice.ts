import { findReaders, type MailDeps, renderEmail, sendToReaders } from '../../site/mail/public.ts'

/** About a store that stopped, or reached its cap. */
export type StoreNotice = {
  readonly storeId: string
  readonly situation: 'needs-update' | 'disabled' | 'disconnected' | 'own-cap'
  /** When it was found; it makes two of a kind two emails. */
  readonly at: string
}

type SendStoreNoticeWords = {
  readonly heading: string
  readonly said: string
  readonly todo: string
}

const LOST = 'Nothing sold until then makes a contribution.'

const SEND_STORE_NOTICE_WORDS: Readonly<
  Record<StoreNotice['situation'], (name: string) => SendStoreNoticeWords>
> = {
  'needs-update': (name) => ({
    heading: `${name} needs you to sign in again`,
    said: `Your shop ${name} no longer lets us read its orders.`,
    todo: 'Sign in again from your integrations page. We will then read the orders placed in the meantime.',
  }),
  disabled: (name) => ({
    heading: `The connection to ${name} is switched off`,
    said: `The connection to ${name} was switched off on your shop’s side, so we cannot read its orders.`,
    todo: 'Switch it on there, or disconnect the shop here and connect it again. We try once a day.',
  }),
  disconnected: (name) => ({
    heading: `${name} is disconnected`,
    said: `Our app was removed from ${name}, so the shop is disconnected. ${LOST}`,
    todo: 'If you did not mean to do that, connect it again: your settings and past orders are still here.',
  }),
  'own-cap': (name) => ({
    heading: `${name} has reached your cap`,
    said: `The contributions of ${name} have reached the monthly cap you set.`,
    todo: 'Orders above the cap contribute nothing. You can raise or remove the cap at any time before the month is billed.',
  }),
}

/** A store stopped, or gives no more: to the owners of its account, once for each change. */
export async function sendStoreNotice(
  deps: MailDeps,
  { storeId, situation, at }: StoreNotice,
): Promise<void> {
  const store = await deps.db
    .selectFrom('store')
    .select(['account_id', 'name'])
    .where('id', '=', storeId)
    .executeTakeFirst()
  if (!store) return
  const { heading, said, todo } = SEND_STORE_NOTICE_WORDS[situation](store.name)
  const { origin, SELLER_NAME } = deps.config
  const message = renderEmail(deps.config, {
    preview: said,
    heading,
    paragraphs: [said, todo],
    rows: [],
    action: { label: 'Your integrations', url: `${origin}/my-impact/manage/integrations` },
    footer: `Sent by ${SELLER_NAME}, because your store is connected at ${origin}.`,
  })
  const readers = await findReaders(deps, { accountId: store.account_id, userId: null })
  await sendToReaders(deps, 'store-notice', readers, {
    id: `store-notice-${storeId}-${situation}-${at}`,
    subject: heading,
    ...message,
  })
}
