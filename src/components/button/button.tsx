import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import style from './button.module.css';

export type ButtonVariant = 'solid' | 'line' | 'night';

/** Class of something that looks like a button. */
export const buttonClass = (variant: ButtonVariant = 'solid'): string =>
  variant === 'solid' ? `${style.button}` : `${style.button} ${style[variant]}`;

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { variant?: ButtonVariant; icon?: IconName };

/** A button with words. It is `type="button"` unless told otherwise; a link that looks like one is `ButtonLink`. */
export function Button({ variant, icon, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={buttonClass(variant)}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

type RoundButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children'> & {
  icon: IconName;
  label: string;
  flip?: boolean;
};

/** A round button that is an icon with a name: arrows, close, full screen. */
export function RoundButton({ icon, label, flip, ...rest }: RoundButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className={style.round}>
      <Icon name={icon} flip={flip} />
    </button>
  );
}

/** Buttons side by side; on phones they share the width. Left out of print. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return (
    <div className={style.row} data-print="none">
      {children}
    </div>
  );
}
