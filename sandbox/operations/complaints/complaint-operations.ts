import { fail, type Operation, type OperationMap, ok } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { DAY_SECONDS } from '../../money/due-dates';
import { loanById } from '../repayment/loan-book/find-loan';
import {
  complaintById,
  complaintsOf,
  complaintView,
  eventsOf,
  insertComplaint,
  moveComplaint,
} from './complaint';

/** Complaints of one merchant that are taken within a day. */
const MAX_A_DAY = 3;

const listComplaints: Operation<'listComplaints'> = async (call) => {
  const rows = await complaintsOf(call);
  return ok({ complaints: await Promise.all(rows.map((row) => complaintView(call, row))) });
};

const createComplaint: Operation<'createComplaint'> = async (call, { body }) => {
  const { tx, merchant, now } = call;
  const lastDay = (await complaintsOf(call)).filter(({ createdAt }) => createdAt > now - DAY_SECONDS);
  if (lastDay.length >= MAX_A_DAY) {
    const oldest = lastDay[lastDay.length - 1]?.createdAt ?? now;
    return fail(429, 'too_many_requests', { retry_after: oldest + DAY_SECONDS - now });
  }
  if (body.loan_id !== null && (await loanById(call, body.loan_id)) === undefined)
    return fail(404, 'loan_not_found');
  if (body.about === 'LENDER' && merchant.primaryNbfc === null) return fail(404, 'lender_not_found');
  const { about, category, text, loan_id: loanId } = body;
  const row = await insertComplaint(call, { about, category, text, loanId, nbfc: merchant.primaryNbfc }, now);
  await recordEvent(tx, merchant.id, now, 'complaint.lodged', { complaint_id: row.id });
  return ok(await complaintView(call, row));
};

/** Solved closes the complaint; not solved passes it on to the grievance officer once, and closes it after the officer's answer. */
const replyToComplaint: Operation<'replyToComplaint'> = async (call, { path, body }) => {
  const row = await complaintById(call, path.id);
  if (row === undefined) return fail(404, 'complaint_not_found');
  if (row.status === 'CLOSED') return fail(409, 'complaint_closed');
  if (row.status !== 'ANSWERED') return fail(409, 'complaint_not_answered');
  const wasEscalated = (await eventsOf(call, row)).some(({ kind }) => kind === 'NOT_SOLVED');
  const status = body.is_solved || wasEscalated ? 'CLOSED' : 'ESCALATED';
  const kind = body.is_solved ? 'SOLVED' : 'NOT_SOLVED';
  const replied = await moveComplaint(call, row, status, { at: call.now, kind, text: body.text });
  await recordEvent(call.tx, call.merchant.id, call.now, 'complaint.replied', {
    complaint_id: row.id,
    is_solved: body.is_solved,
  });
  return ok(await complaintView(call, replied));
};

/** Operations on complaints. */
export const complaintOperations = {
  listComplaints,
  createComplaint,
  replyToComplaint,
} satisfies Partial<OperationMap>;
