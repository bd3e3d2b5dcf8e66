import type { EmailMarkdown } from '@understory/ports/mail/email-markdown.ts'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toEmailHtml } from './to-email-html.ts'
import { toPlainText } from './to-plain-text.ts'

/**
 * CommonMark by micromark. Only what is listed in the two forms is written, so nothing has to be taken
 * out again: tags of HTML appear as the characters they are, pictures as their descriptions, because a
 * picture that is loaded says who opened the email.
 */
export function createEmailMarkdown(): EmailMarkdown {
  return {
    render(source) {
      const { children } = fromMarkdown(source)
      return { html: toEmailHtml(children), text: toPlainText(children) }
    },
  }
}
