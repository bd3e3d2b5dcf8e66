/** Refusals about estimates and inventories: status, and the sentence that a person reads. */
export const FOOTPRINT_REFUSALS = {
  NO_ADEQUATE_DATA: [400, 'Unfortunately we do not have adequate data on this country.'],
  FOOTPRINT_BUSINESS_ONLY: [
    403,
    'You must create a business account to save your calculated footprint.',
  ],
  ESTIMATE_EXISTS: [409, 'There is an estimate from this month already. Overwrite it?'],
  ESTIMATE_NOT_LATEST: [
    409,
    'Your most recent estimate starts later, please change your reporting period or update the date of your estimate.',
  ],
  FOOTPRINT_LOCKED: [
    409,
    'This footprint is declared or being verified, so it cannot be changed that way.',
  ],
  INVENTORY_NOT_FOUND: [404, 'There is no inventory of this footprint.'],
  INVENTORY_EXISTS: [409, 'This footprint has an inventory already.'],
  INVENTORY_OPEN: [
    409,
    'Some categories have neither figures nor a reason. Please go through them first.',
  ],
  ENTITY_EXISTS: [409, 'There is a company of this name already.'],
  ENTITY_NOT_FOUND: [404, 'There is no such company in this inventory.'],
  ENTITY_IN_USE: [409, 'Some lines are of this company. Please move or delete them first.'],
  COUNTED_TWICE: [
    409,
    'The benchmark of the whole scope and figures of its categories would count twice. Please choose one of them.',
  ],
  NO_BENCHMARK: [409, 'The estimate has no figure for this category.'],
  HAS_LINES: [409, 'This category has lines. Please delete them first.'],
  LINES_FILE_INVALID: [400, 'This is not a CSV file with the columns of the example.'],
  LINE_OF_ANOTHER: [
    409,
    'This line goes with that of its fuel or electricity. Please change or delete that one.',
  ],
  LINE_NOT_FOUND: [404, 'There is no such line in this inventory.'],
  TOO_MANY_LINES: [400, 'An inventory holds at most 50,000 lines.'],
  PLAN_BUSINESS_ONLY: [403, 'Targets and actions are for business accounts.'],
  BASE_FOOTPRINT_REQUIRED: [409, 'A base-year footprint is required.'],
  TARGET_EXISTS: [
    409,
    'There is a target of this kind for these scopes already. Please change it.',
  ],
  TARGET_NOT_FOUND: [404, 'There is no such target.'],
  ACTION_NOT_FOUND: [404, 'There is no such action.'],
  ACTION_VERIFIED: [409, 'This action is verified, so it cannot be changed.'],
  TOO_MANY_ACTIONS: [409, 'A plan holds at most 500 actions.'],
  FIGURE_NOT_FOUND: [404, 'There is no such intensity figure.'],
  TOO_MANY_FIGURES: [409, 'A plan holds at most 50 intensity figures.'],
  FOOTPRINT_NOT_FOUND: [404, 'There is no such footprint.'],
} as const
