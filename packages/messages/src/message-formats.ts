/** The only language so far; a second is another file beside each `en-GB.json`. */
export const MESSAGE_LOCALE = 'en-GB'

const UTC = { timeZone: 'UTC' } as const

/**
 * What `{day, date, short}` and the like of a message look like. All of them are in UTC, because a server
 * has a time zone of its own; a style that is not listed here is refused by `npm run check`.
 */
export const MESSAGE_FORMATS = {
  date: {
    short: { day: '2-digit', month: '2-digit', year: '2-digit', ...UTC },
    medium: { day: 'numeric', month: 'short', year: 'numeric', ...UTC },
    long: { day: 'numeric', month: 'long', year: 'numeric', ...UTC },
  },
  time: { short: { hour: '2-digit', minute: '2-digit', ...UTC } },
} as const
