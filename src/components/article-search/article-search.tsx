import type { InputEvent, ReactNode, RefObject, SubmitEvent } from 'react';
import * as words from '#words/articles';
import { href } from '../../routes.ts';
import { Button } from '../button/button.tsx';
import style from './article-search.module.css';

interface ArticleSearchProps {
  label: string;
  defaultValue?: string;
  /** What the search is limited to: parameters that travel with it. */
  within?: Readonly<Record<string, string>>;
  field?: RefObject<HTMLInputElement | null>;
  onInput?: (event: InputEvent<HTMLInputElement>) => void;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  children?: ReactNode;
}

/** The search of the blogs: a plain GET form, so it works without script and its answer has an address (row BLOG-01). */
export function ArticleSearch({ label, defaultValue, within = {}, field, onInput, onSubmit, children }: ArticleSearchProps) {
  return (
    <search>
      <form action={href('blogs')} className={style.search} onSubmit={onSubmit}>
        <label htmlFor="q">{label}</label>
        <input
          ref={field}
          id="q"
          name="q"
          type="search"
          maxLength={100}
          defaultValue={defaultValue}
          autoComplete="off"
          enterKeyHint="search"
          onInput={onInput}
        />
        {Object.entries(within).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
        <Button type="submit" icon="search">
          {words.button}
        </Button>
        {children}
      </form>
    </search>
  );
}
