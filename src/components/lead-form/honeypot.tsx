/** A field that people neither see nor reach. What fills it in is a program; its enquiry is kept, but doubted (row FORM-17). */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this field empty <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
