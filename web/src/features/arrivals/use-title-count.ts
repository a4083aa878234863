import { useEffect } from "react";

const PREFIX = /^\(\d+\) /;

/** Puts a number before the tab's title, "(2) Gerar Short", and keeps it there when a screen changes the title. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const write = () => {
      const bare = document.title.replace(PREFIX, "");
      const title = count === 0 ? bare : `(${count}) ${bare}`;
      if (title !== document.title) document.title = title;
    };
    write();
    const watcher = new MutationObserver(write);
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watcher.disconnect();
  }, [count]);
}
