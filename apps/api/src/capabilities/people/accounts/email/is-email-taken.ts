/** Whether the database refused a change because someone else has the email. */
export const isEmailTaken = (fault: unknown): boolean =>
  fault instanceof Error && 'constraint' in fault && fault.constraint === 'app_user_email_key'
