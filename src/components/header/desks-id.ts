/** Id of the popover with the desks of the booking service. */
export const DESKS_ID = 'desks';
