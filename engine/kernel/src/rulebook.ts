/** RULES.md as data: sections `## 4 The action phase (A)`, rules `- **A1** text`, advice `- **A2** *advice* text`. */

export type RuleKind = 'rule' | 'advice';

export interface Rule {
  id: string;
  kind: RuleKind;
  text: string;
  /** Line in the file, from 1. */
  line: number;
}

export interface RuleSection {
  letter: string;
  title: string;
  rules: Rule[];
}

export interface Rulebook {
  sections: RuleSection[];
}

const HEADING = /^##\s+(?:\d+\s+)?(.+?)\s*\(([A-Z]{1,2})\)\s*$/;
const RULE = /^- \*\*([A-Z]{1,2}\d+)\*\*\s*(\*advice\*)?\s*(.*)$/;

/** Reads what has the form of a section or a rule; a rule's text may go on in indented lines. */
export function parseRulebook(text: string): Rulebook {
  const sections: RuleSection[] = [];
  let section: RuleSection | undefined;
  let rule: Rule | undefined;
  text.split(/\r?\n/).forEach((row, index) => {
    const heading = HEADING.exec(row);
    const start = RULE.exec(row);
    if (/^#{1,6}\s/.test(row)) {
      rule = undefined;
      section = heading ? { letter: heading[2]!, title: heading[1]!, rules: [] } : undefined;
      if (section) sections.push(section);
    } else if (start) {
      rule = { id: start[1]!, kind: start[2] ? 'advice' : 'rule', text: start[3]!.trim(), line: index + 1 };
      if (!section) {
        section = { letter: rule.id.replace(/\d+$/, ''), title: '', rules: [] };
        sections.push(section);
      }
      section.rules.push(rule);
    } else if (rule && /^\s+\S/.test(row)) {
      rule.text = `${rule.text} ${row.trim()}`.trim();
    } else {
      rule = undefined;
    }
  });
  return { sections };
}
