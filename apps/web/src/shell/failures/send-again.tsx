import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { typedFields, type UnsentForm } from '../../http/unsent-form.ts'
import { shellMessage, shellRich } from '../messages/messages.generated.ts'
import styles from './send-again.module.css'

/** In place of a page whose form came when its session had ended: nothing that was typed is lost. */
export function SendAgain({ unsent: { path, fields, files } }: UnsentForm) {
  const login = path.startsWith('/staff/') ? '/impersonate' : '/login'
  return (
    <div className="page page-end page-top flow-24 prose-width">
      <h1>{shellMessage('sendAgain.sentYet')}</h1>
      <Notice kind="warning" title={REFUSALS.TOKEN_EXPIRED[1]}>
        {shellRich('sendAgain.typedStillLogNew', {
          link: (words) => (
            <a href={login} target="_blank" rel="noopener">
              {words}
            </a>
          ),
        })}
      </Notice>
      <form method="post" action={path} className="flow-24">
        {fields.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may come more than once, in its order.
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <dl className={styles.typed}>
          {typedFields(fields).map(([name, value], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name may come more than once, in its order.
            <div key={at}>
              <dt>{inWords(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {files.length > 0 ? (
          <p>{shellMessage('sendAgain.toBeChosenAgain', { files: files.join(', ') })}</p>
        ) : null}
        <div>
          <Button type="submit" look="action">
            {shellMessage('sendAgain.sendItAgain')}
          </Button>
        </div>
      </form>
    </div>
  )
}

/** 'postCode' as 'Post code'. */
function inWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
