import { Notice } from '@understory/ui/messages/notice.tsx'
import { CodeBlock } from '../../../content/api-docs/code-block.tsx'
import { exchangesMessage } from './messages/messages.generated.ts'
import { partnerAddress } from './partners-path.ts'

export type SecretOfPartner = {
  readonly exchangeId: string
  readonly clientId: string
  readonly clientSecret: string
}

/** The one time that a secret is seen. */
export function NewSecret({ made }: { readonly made: SecretOfPartner }) {
  return (
    <Notice kind="success" title={exchangesMessage('secret.title')}>
      <p>{exchangesMessage('secret.what')}</p>
      <p>{exchangesMessage('secret.clientId')}</p>
      <CodeBlock label={exchangesMessage('secret.clientId')} text={made.clientId} isBroken />
      <p>{exchangesMessage('secret.secret')}</p>
      <CodeBlock label={exchangesMessage('secret.secret')} text={made.clientSecret} isBroken />
      <p>
        <a href={partnerAddress(made.exchangeId)}>{exchangesMessage('secret.open')}</a>
      </p>
    </Notice>
  )
}
