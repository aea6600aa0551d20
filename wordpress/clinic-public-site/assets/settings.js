/** The button "Test the connection" under Settings > Public site. */
(() => {
  const { __ } = wp.i18n;
  const button = document.getElementById('clinic-public-site-test');
  const result = document.getElementById('clinic-public-site-result');
  if (!button || !result) return;
  button.addEventListener('click', async () => {
    button.disabled = true;
    result.textContent = __('Asking the public site …', 'clinic-public-site');
    try {
      const { ok, message } = await wp.apiFetch({ path: '/clinic-public-site/v1/connection', method: 'POST' });
      result.textContent = `${ok ? '✓' : '✗'} ${message}`;
    } catch (error) {
      result.textContent = error?.message || __('WordPress itself did not answer. Please try again.', 'clinic-public-site');
    } finally {
      button.disabled = false;
    }
  });
})();
