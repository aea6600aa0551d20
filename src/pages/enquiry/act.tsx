import type { ReactNode } from 'react';
import * as words from '#words/enquiry';
import { Button, type ButtonVariant } from '../../components/button/button.tsx';
import { FormIdContext, TextField } from '../../components/lead-form/field.tsx';
import { numberText } from '../../content/shown-dates.ts';
import { type EnquiryAction, enquiryAction } from '../../leads/enquiry-view.ts';
import { MAX_MESSAGE } from '../../leads/proposed-times.ts';
import style from './enquiry-page.module.css';

interface ActProps {
  reference: string;
  action: EnquiryAction;
  /** Words of the button. */
  button: string;
  variant?: ButtonVariant;
  /** What is chosen or typed along with it. */
  children?: ReactNode;
}

/** A form with one button: what is done to an enquiry is posted, never linked. */
export function Act({ reference, action, button, variant = 'line', children }: ActProps) {
  return (
    <FormIdContext value={action}>
      <form className={style.form} method="post" action={enquiryAction()}>
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name="action" value={action} />
        {children}
        <p>
          <Button type="submit" variant={variant}>
            {button}
          </Button>
        </p>
      </form>
    </FormIdContext>
  );
}

/** Words to the team, of one thousand letters at most; what is longer comes back whole, with a word of why. */
export function MessageField({ label, typed, isRequired = false }: { label: string; typed: string; isRequired?: boolean }) {
  return (
    <TextField
      label={label}
      name="text"
      required={isRequired}
      defaultValue={typed}
      hint={words.messageHint({ most: numberText(MAX_MESSAGE) })}
    />
  );
}
