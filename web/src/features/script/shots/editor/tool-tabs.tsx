import { useRef, type KeyboardEvent, type ReactNode } from "react";

interface ToolTabsProps<Tool extends string> {
  readonly id: string;
  readonly label: string;
  readonly tools: readonly Tool[];
  readonly names: Readonly<Record<Tool, string>>;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  /** What the chosen tab shows. */
  readonly children: ReactNode;
}

/** Tabs of which one is open; arrow keys go from one to the next. */
export function ToolTabs<Tool extends string>(props: ToolTabsProps<Tool>) {
  const { id, label, tools, names, tool, onTool, children } = props;
  const row = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = (tools.indexOf(tool) + step + tools.length) % tools.length;
    const next = tools[at];
    if (next !== undefined) onTool(next);
    row.current?.querySelectorAll("button")[at]?.focus();
  };
  return (
    <>
      <div ref={row} className="tool-tabs" role="tablist" aria-label={label}>
        {tools.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            aria-selected={each === tool}
            aria-controls={each === tool ? `${id}-panel` : undefined}
            tabIndex={each === tool ? 0 : -1}
            onClick={() => onTool(each)}
            onKeyDown={go}
          >
            {names[each]}
          </button>
        ))}
      </div>
      <div className="tool-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tool}`}>
        {children}
      </div>
    </>
  );
}
