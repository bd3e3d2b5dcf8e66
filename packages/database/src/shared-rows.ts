/**
 * Every policy by which a row is seen by someone whose account and user it does not simply carry, with its reason. A
 * test reads the policies of the database: one that has neither a standard form nor a row here is a hole in the wall.
 */
export const SHARED_ROWS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'account.held_account': 'a person sees the accounts that they are a member of',
    'account.own_account': 'an account is its own row',
    'account.own_personal_account':
      'a person changes their personal account, whichever they act for',
    'answer_release.reader':
      'a customer reads what a supplier released to it, until the supplier takes it back',
    'audit_entry.concerned': 'an account sees what was changed in it, whoever did it',
    'audit_entry.own_event': 'a person sees what they changed',
    'app_user.colleague': 'a person sees themselves and the people of the account they act for',
    'app_user.own_user': 'a person changes themselves',
    'lead.own_address': 'a message belongs to who has proved the address that it came from',
    'membership.changed_by_manager': 'owners and admins change the roles of an account',
    'membership.ended_by_manager': 'owners and admins end memberships; anyone ends their own',
    'membership.own_membership':
      'a person sees their memberships and those of the account they act for',
    'newsletter_reader.own_address': 'a subscription belongs to who has proved its address',
    'payment.own_account': 'a payment is of the account that its purchase or plan is of',
    'plan_quote.of_own_plan': 'a quote is seen by the account whose plan was agreed by it',
    'product_footprint_release.exchange_reader':
      'a partner’s program reads the copies that were released to it, until they are taken back',
    'purchase_quote.of_own_order': 'a quote is seen by the account that ordered by it',
  }),
)

/** What the standard helpers write: the row carries the account or the user who acts. */
export const STANDARD_POLICIES: readonly string[] = [
  '(account_id = acting_account())',
  '(user_id = acting_user())',
]
