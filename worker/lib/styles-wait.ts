/**
 * Firefox and WebKit read on below a sheet that has not come, and Firefox shows what it has read; both wait for it before a script, even
 * one that does nothing. It is the only script that stands in a document itself: the policy names this very text (`STYLES_WAIT_SOURCE`).
 */
export const STYLES_WAIT = '<script>0</script>';
/** Source for the policy of a document: the script above. */
export const STYLES_WAIT_SOURCE = "'sha256-X+zrZv/IbzjZUnhsbWlsecLbwjndTpG0ZynXOif7V+k='";
