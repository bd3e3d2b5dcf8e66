/** Refusals about messages to us and the newsletter: status, and the sentence that a person reads. */
export const MESSAGE_REFUSALS = {
  GIVEN_UP_JOB_NOT_FOUND: [404, 'None of these jobs waits any more.'],
  PARKED_DELIVERY_NOT_FOUND: [404, 'None of these deliveries waits any longer.'],
  JOB_OUT_OF_DATE: [
    409,
    'The link that it would send has ended. Ask the person to ask for another, and drop it.',
  ],
  LEAD_NOT_FOUND: [404, 'There is no such message, or someone has answered it already.'],
  LEAD_LOOKS_LIKE_SPAM: [400, 'This looks like spam to us. Please write it in your own words.'],

  NEWSLETTER_DUPLICATE: [409, 'You get our newsletter at this address already.'],
  NEWSLETTER_BAD_EMAIL: [400, 'Please give an email address, such as hazel@example.org.'],
  NEWSLETTER_LINK_INVALID: [
    400,
    'This link is no longer valid. Ask for a new one by joining with your email.',
  ],
  NEWSLETTER_ISSUE_NOT_FOUND: [404, 'There is no such issue of the newsletter.'],
  NEWSLETTER_ISSUE_FIXED: [
    409,
    'This issue is on its way, sent or cancelled, so it cannot change like that any more.',
  ],
  NEWSLETTER_WITHOUT_READERS: [409, 'Nobody reads the newsletter yet, so it would reach nobody.'],
  NEWSLETTER_TIME_WRONG: [400, 'Please choose a time between now and a year from now.'],
} as const
