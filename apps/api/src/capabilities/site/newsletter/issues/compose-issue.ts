import type { Email } from '@understory/ports/mail/mailer.ts'
import type { Deps } from '../../../../deps.ts'
import { renderEmail } from '../../mail/public.ts'
import { leaveUrl } from '../links.ts'
import { newsletterMessage } from '../messages/messages.generated.ts'

export type WrittenIssue = {
  readonly id: string
  readonly subject: string
  readonly preview: string
  readonly body: string
}
type ComposeIssueDeps = Pick<Deps, 'config' | 'clock' | 'emailMarkdown'>

/** An issue's id in the Message-ID of each of its emails; reports of bounces quote that. */
export const ISSUE_IN_MESSAGE_ID = /^<?newsletter-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-/

/** Makes the email of each reader; what is the same for all is rendered once. */
export function issueComposer(
  deps: ComposeIssueDeps,
  issue: WrittenIssue,
): (to: { email: string; hash: string }) => Promise<Email> {
  const prose = deps.emailMarkdown.render(issue.body)
  return async ({ email, hash }) => {
    const url = await leaveUrl(deps, { hash, issue: issue.id })
    return {
      id: `newsletter-${issue.id}-${hash.slice(0, 24)}`,
      to: email,
      subject: issue.subject,
      ...renderIssue(deps, { issue, prose, url }),
      // RFC 8058: the mail program posts to the first, without asking.
      headers: {
        'List-Unsubscribe': `<${url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'List-Id': `${deps.config.siteName} newsletter <newsletter.${new URL(deps.config.origin).hostname}>`,
        Precedence: 'bulk',
      },
    }
  }
}

/** As a reader gets it, with a link that leads to the page of leaving and leaves nothing. */
export function previewIssue(
  deps: ComposeIssueDeps,
  issue: WrittenIssue,
): { html: string; text: string } {
  const prose = deps.emailMarkdown.render(issue.body)
  return renderIssue(deps, { issue, prose, url: `${deps.config.origin}/newsletter/leave` })
}

type Rendering = {
  issue: WrittenIssue
  prose: { html: string; text: string }
  url: string
}

function renderIssue({ config }: ComposeIssueDeps, { issue, prose, url }: Rendering) {
  return renderEmail(config, {
    preview: issue.preview,
    heading: issue.subject,
    theme: null,
    paragraphs: [],
    prose,
    footer: newsletterMessage('issue.footer', {
      seller: config.SELLER_NAME,
      sellerAddress: config.SELLER_ADDRESS,
    }),
    leave: { label: newsletterMessage('issue.leave'), url },
  })
}
