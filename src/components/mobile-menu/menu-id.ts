/** Id of the drawer, for the buttons that open and close it. */
export const MENU_ID = 'menu';
