import { MAX_SEARCH_CHARS } from "@curta/contract/limits";
import { text } from "../../lib/text.ts";
import { Icon } from "../../ui/icon.tsx";

const texts = text.shelf;

interface SearchFieldProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** False where films have no names. */
  readonly withTitles: boolean;
}

export function SearchField({ search, onSearch, withTitles }: SearchFieldProps) {
  const label = withTitles ? texts.search : texts.searchScript;
  return (
    <search className="shelf-search">
      <Icon name="search" />
      <input
        type="search"
        className="text-field"
        aria-label={label}
        placeholder={label}
        value={search}
        maxLength={MAX_SEARCH_CHARS}
        onChange={(event) => onSearch(event.target.value)}
      />
    </search>
  );
}
