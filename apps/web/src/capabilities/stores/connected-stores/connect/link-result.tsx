import { Notice } from '@understory/ui/messages/notice.tsx'

/** What came of a link that did not connect a store. */
export const RESULTS = ['declined', 'taken', 'failed', 'full', 'business-only', 'missing'] as const
export type LinkResult = (typeof RESULTS)[number]

const CHOICE_WAITS =
  'Please connect your store first; nothing was started. What you chose for each order waits for an hour.'

const SAYS: Readonly<Record<LinkResult, { readonly title: string; readonly text: string }>> = {
  declined: {
    title: 'You did not connect a store',
    text: 'Nothing was shared and nothing was changed. You can begin again whenever you like.',
  },
  taken: {
    title: 'This store is connected already',
    text: 'It is connected to another account, or to yours in another way. Disconnect it there first, then connect it here.',
  },
  failed: {
    title: 'The store could not be connected',
    text: 'A link to connect a store works once, for an hour, and only for the person who began it, signed in. If somebody else sent you the address, remove the key that your shop has just made for us. If your store is listed under your integrations, it is connected; otherwise please begin again.',
  },
  full: {
    title: 'An account holds at most 50 stores',
    text: 'Disconnect one that you no longer use, or contact us.',
  },
  'business-only': {
    title: 'You must create a business account to connect your store',
    text: 'A personal account cannot connect one. Nothing was connected.',
  },
  missing: {
    title: 'Store not present',
    text: 'Please connect your store first; nothing was started. Then choose what each order contributes.',
  },
}

type ResultProps = { readonly result: LinkResult; readonly hasChosen: boolean }

export function LinkResultNotice({ result, hasChosen }: ResultProps) {
  const { title } = SAYS[result]
  const text = result === 'missing' && hasChosen ? CHOICE_WAITS : SAYS[result].text
  const isError = result === 'failed' || result === 'taken' || result === 'full'
  return (
    <Notice kind={isError ? 'error' : 'info'} title={title}>
      {text}
      {result === 'failed' ? (
        <>
          {' '}
          <a href="/my-impact/manage/integrations">Your integrations</a>
        </>
      ) : null}
    </Notice>
  )
}
