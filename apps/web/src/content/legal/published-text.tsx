import { longDate, parseCalendarDate } from '@understory/domain/calendar/calendar.ts'
import { ContentHtml } from '../../capabilities/site/content/public.ts'
import { legalRich } from './messages/messages.generated.ts'

type PublishedTextProps = { readonly html: string; readonly inForceFrom: string }

/** A legal text as the operator published it, with the day from which it is in force. */
export function PublishedText({ html, inForceFrom }: PublishedTextProps) {
  const day = parseCalendarDate(inForceFrom)
  return (
    <>
      <p className="quiet">
        {legalRich('publishedText.inForceFrom', {
          time: (words) => <time dateTime={inForceFrom}>{words}</time>,
          hasDay: day ? longDate(day) : inForceFrom,
        })}
      </p>
      <ContentHtml html={html} />
    </>
  )
}
