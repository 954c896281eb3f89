import { useMemo } from 'react';

import { questionsCopy as copy } from '../../copy/inspector-questions';
import type { Journey } from '../catalogue';
import { SaveCsv } from '../export/save-csv';
import { replaceRoute } from '../location';
import { useAddressField } from '../use-address-field';
import {
  type Answer,
  answersAsCsv,
  answersTo,
  isAboutTime,
  problemOf,
  QUESTIONS,
  type Question,
} from './questions';

interface QuestionsPageProps {
  readonly journeys: readonly Journey[];
  readonly question: string;
  readonly value: string;
}

/** Questions about all charts, with their answers as a table; the address holds the question. */
export function QuestionsPage({ journeys, question: asked, value }: QuestionsPageProps) {
  const question = QUESTIONS.find((known) => known === asked) ?? 'noBack';
  const answers = useMemo(() => answersTo(journeys, question, value), [journeys, question, value]);
  const ask = (nextQuestion: Question, nextValue: string) =>
    replaceRoute({ kind: 'questions', question: nextQuestion, value: nextValue });
  const about = copy.about[question];
  const problem = problemOf(question, value);
  return (
    <div className="overview questions">
      <h1>{copy.title}</h1>
      <p className="lead">{copy.lead}</p>
      <form className="question" onSubmit={(event) => event.preventDefault()}>
        <label>
          {copy.ask}
          <select
            value={question}
            onChange={({ target }) => ask(QUESTIONS.find((known) => known === target.value) ?? 'noBack', '')}
          >
            {QUESTIONS.map((known) => (
              <option key={known} value={known}>
                {copy.questions[known]}
              </option>
            ))}
          </select>
        </label>
        {about !== null && (
          <About
            key={question}
            label={about}
            question={question}
            value={value}
            onChange={(typed) => ask(question, typed)}
          />
        )}
        <output>{problem === null ? copy.count(answers.length) : copy.problems[problem]}</output>
        {answers.length > 0 && (
          <SaveCsv fileName={question} text={() => answersAsCsv(answers, copy.headings)} />
        )}
      </form>
      {answers.length > 0 && <Answers answers={answers} />}
    </div>
  );
}

interface AboutProps {
  readonly label: string;
  readonly question: Question;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What a question is about. */
function About({ label, question, value, onChange }: AboutProps) {
  return (
    <label>
      {label}
      <input
        ref={useAddressField(value)}
        inputMode={isAboutTime(question) ? 'decimal' : 'text'}
        defaultValue={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

function Answers({ answers }: { readonly answers: readonly Answer[] }) {
  return (
    <div className="rules">
      <table>
        <thead>
          <tr>
            {copy.headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answers.map(({ journey, state, text, to, hash }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a state may have two equal answers; their order is that of the charts.
            <tr key={index}>
              <td>{journey}</td>
              <td>
                <a href={hash}>{state}</a>
              </td>
              <td>{text}</td>
              <td>{to}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
